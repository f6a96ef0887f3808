import { MAX_HASHED_LENGTH } from './credential-lengths.ts';

// NIST SP 800-63B: a minimum length and a list of common passwords, no rules about kinds of characters.
const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
const MIN_NAME_LENGTH = 3;

/** Why `password` is refused for the account at `email`, in one line; null if it is accepted. */
export function passwordProblem(password: string, email: string): string | null {
  const tooLong = `The password must have at most ${MAX_LENGTH} characters.`;
  if (password.length > MAX_HASHED_LENGTH) return tooLong;
  // The form that is hashed, counted in code points.
  const normalized = password.normalize('NFC');
  const length = [...normalized].length;
  if (length < MIN_LENGTH) return `The password must have at least ${MIN_LENGTH} characters.`;
  if (length > MAX_LENGTH) return tooLong;
  const plain = normalized.toLowerCase();
  const name = email.toLowerCase().replace(/@.*/, '');
  const isName = name.length >= MIN_NAME_LENGTH;
  const rest = plain.replaceAll(email.toLowerCase(), '').replaceAll(isName ? name : email, '');
  if (rest !== plain && rest.replaceAll(' ', '').length < MIN_LENGTH) {
    return 'The password is little more than the e-mail address or the part before the @.';
  }
  if (COMMON.has(plain) || new Set(plain).size === 1) {
    return 'The password is one of the most common ones; please choose another.';
  }
  return null;
}

// The most common ones of eight characters and more in lists of leaked passwords, and our own name.
const COMMON = new Set(
  `
  12345678 123456789 1234567890 0123456789 12345678910 123123123 123321123 11223344 1122334455
  87654321 987654321 9876543210 147258369 789456123 159753456 741852963 12341234 12344321 102030405
  1qaz2wsx 1q2w3e4r 1q2w3e4r5t 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12
  qwerty123 qwerty1234 qwerty12345 qwerty123456 asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 qazwsxedc
  qweasdzxc 123qweasd 123456qwerty a1b2c3d4 abc12345 abcd1234 abcdefgh abcdefg1 aa123456 a1234567
  a12345678 a123456789 password password1 password12 password123 password1234 password! password1!
  p@ssw0rd p@ssword passw0rd pass1234 pass12345 passwort mypassword changeme changeme1 changeme123
  welcome1 welcome123 letmein1 letmein123 admin123 admin1234 admin12345 administrator adminadmin
  rootroot root1234 test1234 testtest test12345 guest123 user1234 default1 secret123 iloveyou
  iloveyou1 iloveyou2 iloveu123 sunshine sunshine1 princess princess1 football football1 baseball
  baseball1 basketball superman superman1 spiderman batman123 starwars pokemon1 michael1 michelle
  jennifer jessica1 charlie1 jonathan victoria samantha elizabeth alexander computer computer1
  internet whatever trustno1 dragon123 monkey123 master123 shadow123 liverpool liverpool1 chelsea1
  arsenal1 barcelona realmadrid manchester corvette mercedes mustang1 snowball blink182 asdf1234
  asdfasdf qwerqwer zaq12wsx zaq1zaq1 1234qwer qwer1234 asd123456 zxc123456 147852369 963852741
  bitcoin1 bitcoin123 blockchain ethereum cryptocurrency tabayyan tabayyan1 tabayyan123 muhammad
  mohammed bismillah alhamdulillah inshallah mashallah
  `
    .trim()
    .split(/\s+/),
);
