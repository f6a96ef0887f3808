// Letters of other alphabets that look like Latin ones: those of Unicode's confusables.txt (UTS #39) with the skeleton of a
// single Latin letter or digit, from the alphabets of domains; © Unicode, Inc., Unicode License v3. Compatibility forms are
// left out, since decomposition maps them. Arabic letters are left out, since a stroke that looks like an l would make every
// Arabic name suspicious.
const UNICODE: Record<string, string> = {
  '2': 'ƧƻϨꙄꝚ',
  '3': 'ƷȜЗҘӠⳌꝪꞫ𝈆',
  '4': 'Ꮞ',
  '5': 'Ƽ',
  '6': 'бᏮⳒ',
  '7': '𝈒',
  '8': 'Ȣȣ',
  '9': 'ⳊꝮ',
  a: 'ɑΑαАаᎪꓮ',
  b: 'ƀƂƃƄɓΒБВЬѢѣҌҍᏏᏴꓐꞴ',
  c: 'ȼϲϹСсҪҫᏟᴄⲤⲥꓚꮯ',
  d: 'ÐĐđƉƌɖɗԁᎠᏧꓒꓓ',
  e: 'ɆɇΕЕеҽҿᎬꓰꬲ',
  f: 'ƑƒϜքᵮẝꓝꞘꞙꬵ𝈓',
  g: 'ƍǤǥɠɡԌցᏀᏳᶃꓖ',
  h: 'ĦħɦΗНћҢһӇӉհᎻᏂᏲⱧⲎꓧꚕ',
  i: 'ıɨɩɪιіӏᎥᵻᵼꙇꭵ',
  j: 'ɈɉͿϳЈјᎫꓙꞲ',
  k: 'ƙΚКҚҞᏦⱩⲔꓗꝀ',
  l: 'ŁłƖƗƚǀɫɭΙІӀᏞⲒⳐꓡꓲ𝈪',
  m: 'ΜϺМӍᎷⲘꓟ',
  n: 'ƝƞɳΝηոռᵰⲚꓠ𐆎',
  o: 'ØøƟǾɵΘΟθοσОоѲѳӨөՕօᎾᏫᴏᴑⲞⲟꓳꝊꝋꬽꬾꭴꮎꮻ𝈚',
  p: 'ƥΡρРрᏢᵽⲢⲣꓑ',
  q: 'ʠԛգզ',
  r: 'ƦɍɼɽгғᎡᏒᴦᵲⲅꓣꭇꭈꮁ𝈖',
  s: 'ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ',
  t: 'ŦŧƭƮȾΤТҬᎢᵵⲦꓔ',
  u: 'ɄʋυՍսᏌᴜᵾꓴꞟꭎꭒꮜ',
  v: 'νѴѵᏙᴠꓦꮩ𝈍',
  w: 'ɯѡѽԜԝաᎳᏔᴡꓪꝡꮃ',
  x: 'ΧХхҲⲬꓫꞳ',
  y: 'ƴɎɏɣʏΥγУуҮүҰұᎩᎽᶌỿⲨꓬꭚ',
  z: 'ƵƶȤȥʐΖᏃᴢᵶꓜꮓ',
};

// Letters that Unicode's table lists only beside small capitals, and the small capitals themselves.
const OURS: Record<string, string> = {
  a: 'ᴀ',
  b: 'вьβßʙ',
  d: 'ᴅ',
  e: 'εєԑᴇ',
  g: 'ɢ',
  h: 'нʜ',
  j: 'ᴊ',
  k: 'кκĸᴋ',
  l: 'ʟ',
  m: 'мᴍ',
  n: 'пɴ',
  p: 'ᴘ',
  q: 'ꞯ',
  r: 'ʀ',
  t: 'тτᴛ',
  u: 'μµ',
  w: 'шω',
};

/** The Latin letter or digit that a letter of another alphabet looks like. */
export const DRAWN_LIKE: ReadonlyMap<string, string> = new Map(
  [UNICODE, OURS].flatMap((table) =>
    Object.entries(table).flatMap(([letter, likes]) =>
      [...likes].map((like) => [like, letter] as const),
    ),
  ),
);
