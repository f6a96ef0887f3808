import { foldForSearch } from './search-text.ts';

// Names that Arabic readers spell in several ways, the directory's spelling first. Letters that fold alike (أ and ا) need no entry.
export const SPELLINGS: readonly (readonly string[])[] = [
  ['بيتكوين', 'بتكوين', 'بيت كوين', 'بت كوين', 'بيتكون', 'البيتكوين', 'البتكوين'],
  ['إيثيريوم', 'إيثريوم', 'إثيريوم', 'إثريوم', 'إيثيريم', 'إيثروم', 'الإيثيريوم'],
  ['باينانس', 'بايننس', 'بينانس', 'باينناس', 'باينانز', 'بايننز', 'بيننس'],
  ['كوين بيس', 'كوينبيس', 'كوين بيز', 'كوينبيز'],
  ['كوكوين', 'كو كوين', 'كيوكوين'],
  ['بايبت', 'باي بت', 'باي بيت', 'بايبيت'],
  ['كراكن', 'كراكين', 'كريكن'],
  ['دوجكوين', 'دوج كوين', 'دوجي كوين', 'دوغكوين', 'دوغ كوين'],
  ['لايتكوين', 'لايت كوين', 'ليتكوين', 'لايتكون'],
  ['تيثر', 'تيذر', 'تيزر', 'ثيثر'],
  ['سولانا', 'صولانا', 'سولنا', 'سلانا'],
  ['كاردانو', 'كردانو', 'كاردنو'],
  ['شيبا إينو', 'شيبا انو', 'شيبا اينوو', 'شيبااينو'],
  ['إكس آر بي', 'ريبل', 'ريبيل', 'إكسآربي'],
  ['تشين لينك', 'شين لينك', 'تشينلينك', 'شينلينك', 'تشاين لينك'],
  ['بولكادوت', 'بولكا دوت', 'بولكدوت'],
  ['بوليغون', 'بوليجون', 'بوليقون', 'بولي غون'],
  ['أفالانش', 'افلانش', 'أفالانج', 'أفالانشي'],
  ['يوني سواب', 'يونيسواب', 'يوني سوب'],
  ['غرام', 'جرام', 'قرام', 'تون كوين', 'تونكوين', 'toncoin'],
  ['زي كاش', 'زيكاش', 'زد كاش'],
  ['غراف', 'جراف', 'قراف'],
  ['غولد', 'جولد', 'قولد'],
  ['غيت', 'جيت', 'قيت'],
].map((group) => group.map(foldForSearch));

const MIN_START_LENGTH = 4;
const MAX_SPELLINGS = 8;

/** The folded `term` as typed, then with other spellings of the name in it. */
export function spellingsOf(term: string): string[] {
  const found = new Set([term]);
  for (const group of SPELLINGS) {
    const places = group.flatMap((spelling) => placeOf(spelling, term) ?? []);
    const [place] = places.sort((a, b) => b.letters - a.letters);
    if (!place) continue;
    for (const other of group) {
      found.add(`${term.slice(0, place.start)}${other}${term.slice(place.start + place.letters)}`);
    }
  }
  return [...found].slice(0, MAX_SPELLINGS);
}

function placeOf(spelling: string, term: string): { start: number; letters: number } | null {
  for (let start = 0; start !== -1; start = nextWord(term, start)) {
    const rest = term.slice(start);
    if (rest === spelling || rest.startsWith(`${spelling} `)) {
      return { start, letters: spelling.length };
    }
    if (rest.length >= MIN_START_LENGTH && spelling.startsWith(rest)) {
      return { start, letters: rest.length };
    }
  }
  return null;
}

function nextWord(term: string, from: number): number {
  const blank = term.indexOf(' ', from);
  return blank === -1 ? -1 : blank + 1;
}
