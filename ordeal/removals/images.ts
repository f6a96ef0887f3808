import type { Removal } from './removal.ts';

const CLEAN = 'domain/image/clean-picture.ts';
const CLEAN_TEST = 'domain/image/clean-picture.test.ts';
const FETCH = 'domain/image/fetch-picture.ts';
const FETCH_TEST = 'domain/image/fetch-picture.test.ts';
const PICTURES_TEST = 'domain/image/pictures.test.ts';
const UPLOAD = 'domain/image/upload.ts';
const UNUSED_TEST = 'domain/image/unused-uploads.db.test.ts';
const UPLOAD_TEST = 'domain/image/upload.db.test.ts';

/** Pictures of editors, and pictures from elsewhere. */
export const IMAGES: readonly Removal[] = [
  {
    protects: 'what is no picture of a kind we take is decoded all the same',
    file: CLEAN,
    from: `if (!format) return OTHER_KIND;
  const measured = await measure(bytes);
  if (measured?.format !== format) return BROKEN;`,
    to: `const measured = await measure(bytes);
  if (!measured) return BROKEN;`,
    red: { project: 'unit', file: CLEAN_TEST, named: 'what is not taken > 415' },
  },
  {
    protects: 'a picture of more than 5 MB is taken',
    file: CLEAN,
    from: 'if (bytes.length > MAX_UPLOAD_BYTES) {',
    to: 'if (bytes.length > 100 * MAX_UPLOAD_BYTES) {',
    red: { project: 'unit', file: CLEAN_TEST, named: 'what is not taken > 413' },
  },
  {
    protects: 'a thousand frames are taken',
    file: CLEAN,
    from: 'pages > MAX_FRAMES ?',
    to: 'pages > 100 * MAX_FRAMES ?',
    red: { project: 'unit', file: CLEAN_TEST, named: 'what is not taken > 422' },
  },
  {
    protects: 'a picture tells where and by whom it was taken',
    file: CLEAN,
    from: '.webp({ quality: 88',
    to: '.keepMetadata()\n      .webp({ quality: 88',
    red: { project: 'unit', file: CLEAN_TEST, named: 'says nothing of where and by whom' },
  },
  {
    protects: 'a picture of 50,000 by 50,000 pixels is not told to be too large',
    file: 'domain/image/weight.ts',
    from: 'if (width * height > most) {',
    to: 'if (width * height > 1000 * most) {',
    red: { project: 'unit', file: CLEAN_TEST, named: 'what is not taken > 422' },
  },
  {
    protects: 'a small file takes hundreds of megabytes to decode',
    file: 'domain/image/weight.ts',
    from: 'return bytes > MAX_BYTES\n',
    to: 'return bytes > 1000 * MAX_BYTES\n',
    red: { project: 'unit', file: CLEAN_TEST, named: 'takes under 150 MB more memory' },
  },
  {
    protects: 'rows of half a million pixels take hundreds of megabytes',
    file: 'domain/image/weight.ts',
    from: 'if (Math.max(width, height) > LONGEST_SIDE) {',
    to: 'if (Math.max(width, height) > 1000 * LONGEST_SIDE) {',
    red: { project: 'unit', file: CLEAN_TEST, named: 'takes under 150 MB more memory' },
  },
  {
    protects: 'who takes over the process that decodes finds secrets in it',
    file: 'domain/image/drawing.ts',
    from: "env: { MALLOC_ARENA_MAX: '2',",
    to: "env: { ...process.env, MALLOC_ARENA_MAX: '2',",
    red: {
      project: 'unit',
      file: 'domain/image/drawing.test.ts',
      named: 'knows nothing that is secret',
    },
  },
  {
    protects: 'a file beside the uploads is read by its path',
    file: 'domain/image/kept-uploads.ts',
    from: 'if (!KEY.test(key)) return null;',
    to: '',
    red: { project: 'integration', file: UPLOAD_TEST, named: 'nothing is read under' },
  },
  {
    protects: 'an upload that the disk did not take is said to be there',
    file: UPLOAD,
    from: "'an uploaded picture cannot be kept');\n      return failed(507, CANNOT_KEEP);",
    to: "'an uploaded picture cannot be kept');\n      return { secure_url: '/uploads/00000000000000000000000000000000.webp' };",
    red: { project: 'integration', file: UPLOAD_TEST, named: 'a disk that takes nothing is told' },
  },
  {
    protects: 'any number of pictures wait in memory to be decoded',
    file: UPLOAD,
    from: 'bulkhead(1, MAX_WAITING)',
    to: 'bulkhead(1, 1000 * MAX_WAITING)',
    red: {
      project: 'integration',
      file: UPLOAD_TEST,
      named: 'some at once are kept one after another',
    },
  },
  {
    protects: 'a listing gets a picture that is none of ours',
    file: UPLOAD,
    from: 'return address !== null && host !== null && (await host.shows.has(address.host));',
    to: 'return address !== null;',
    red: { project: 'integration', file: UPLOAD_TEST, named: 'an image of a listing is ours' },
  },
  {
    protects: 'a form gives a listing a picture at any address',
    file: 'app/editing/picture/read-image.server.ts',
    from: '(address === current || (await uploads.isOurs(address)))',
    to: 'true',
    red: {
      project: 'integration',
      file: 'app/editing/picture/read-image.db.test.ts',
      named: 'another address elsewhere is refused',
    },
  },
  {
    protects: 'anybody has pictures of any address resized',
    file: 'domain/image/signed-address.ts',
    from: 'if (!isSameHash(signature, sign(secret, signedSize(size), url))) return null;',
    to: '',
    red: {
      project: 'unit',
      file: 'domain/image/signed-address.test.ts',
      named: 'an altered address is not read',
    },
  },
  {
    protects: 'an address signed for one size is good for all',
    file: 'domain/image/signed-address.ts',
    from: '`${size}/${encodedUrl}`',
    to: 'encodedUrl',
    red: {
      project: 'unit',
      file: 'domain/image/signed-address.test.ts',
      named: 'for no other size',
    },
  },
  {
    protects: 'an inner address is asked for a picture',
    file: 'domain/upstream/open-checked.ts',
    from: 'if (addresses.some(({ address }) => isForbidden(address))) {',
    to: 'if (addresses.length === 0) {',
    // Those that lead to this machine; the others would leave it.
    red: { project: 'unit', file: FETCH_TEST, named: 'http://' },
  },
  {
    protects: 'a redirect leads to an inner address',
    file: FETCH,
    from: 'await openChecked(url, HEADERS, rules, signal);',
    to: 'await openChecked(url, HEADERS, redirects ? { ...rules, isAllowed: () => true, ownAddresses: () => [] } : rules, signal);',
    red: { project: 'unit', file: FETCH_TEST, named: 'a redirect to' },
  },
  {
    protects: 'a name is looked up again after it was checked',
    file: 'domain/upstream/open-checked.ts',
    from: 'lookup: always(addresses),',
    // What comes is not used: it would lead out of this machine.
    to: `lookup: (host, { all }, done) => void rules.resolve(host).then(() => always(addresses)(host, { all }, done)),`,
    red: {
      project: 'unit',
      file: FETCH_TEST,
      named: 'a name that resolves to something else the second time',
    },
  },
  {
    protects: 'an inner IPv4 address passes as an IPv6 one',
    file: 'domain/image/public-address.ts',
    from: 'if (within) return isPublicIpv4(within);',
    to: 'if (within) return true;',
    red: { project: 'unit', file: 'domain/image/public-address.test.ts', named: 'is not public' },
  },
  {
    protects: 'a tunnel leads to an inner address',
    file: 'domain/image/public-address.ts',
    from: "return parsed.match(GLOBAL_UNICAST) && parsed.range() === 'unicast';",
    to: 'return parsed.match(GLOBAL_UNICAST);',
    red: { project: 'unit', file: 'domain/image/public-address.test.ts', named: 'is not public' },
  },
  {
    protects: 'an IPv6 address nobody has been given passes',
    file: 'domain/image/public-address.ts',
    from: 'return parsed.match(GLOBAL_UNICAST) && parsed',
    to: 'return parsed',
    red: { project: 'unit', file: 'domain/image/public-address.test.ts' },
  },
  {
    protects: 'a service of the cloud that the server runs in is asked for a picture',
    file: 'domain/image/public-address.ts',
    from: ' && !CLOUD_SERVICES.some((range) => address.match(range));',
    to: ';',
    red: { project: 'unit', file: 'domain/image/public-address.test.ts', named: 'is not public' },
  },
  {
    protects:
      'what listens on the server itself is reached by its public address, past the firewall',
    file: 'domain/upstream/open-checked.ts',
    from: '!isAllowed(address) || own.some((each) => isSameAddress(each, address));',
    to: '!isAllowed(address);',
    red: { project: 'unit', file: FETCH_TEST, named: 'an address of this machine' },
  },
  {
    protects: 'what listens on the server itself is read for its title',
    file: 'domain/upstream/open-checked.ts',
    from: 'const own = ownAddresses();',
    to: 'const own: string[] = [];',
    red: {
      project: 'unit',
      file: 'domain/upstream/page-title.test.ts',
      named: 'nor an address of this machine',
    },
  },
  {
    protects: 'an own address passes in another spelling',
    file: 'domain/image/public-address.ts',
    from: 'return plainForm(one) === plainForm(other);',
    to: 'return one === other;',
    red: { project: 'unit', file: 'domain/image/public-address.test.ts', named: 'is the same as' },
  },
  {
    protects: 'the addresses of the server are not known',
    file: 'domain/upstream/open-checked.ts',
    from: 'Object.values(networkInterfaces())',
    to: 'Object.values({} as ReturnType<typeof networkInterfaces>)',
    red: { project: 'unit', file: 'domain/upstream/open-checked.test.ts' },
  },
  ...['private', 'loopback', 'linkLocal', 'carrierGradeNat', 'unspecified'].map((range) => ({
    protects: `a picture is fetched from an IPv4 address that is ${range}`,
    file: 'domain/image/public-address.ts',
    from: "return address.range() === 'unicast' &&",
    to: `return ['unicast', '${range}'].includes(address.range()) &&`,
    red: {
      project: 'unit' as const,
      file: 'domain/image/public-address.test.ts',
      named: 'is not public',
    },
  })),
  {
    protects: 'redirects are followed without end',
    file: FETCH,
    from: 'const MAX_REDIRECTS = 4;',
    to: 'const MAX_REDIRECTS = 40;',
    red: { project: 'unit', file: FETCH_TEST, named: 'redirecting to itself' },
  },
  {
    protects: 'a host that announces too much is read from',
    file: FETCH,
    from: "if (Number(answer.headers['content-length']) > maxBytes) {",
    to: "if (Number(answer.headers['content-length']) > 1000 * maxBytes) {",
    red: { project: 'unit', file: FETCH_TEST, named: 'announcing more than 5 MB' },
  },
  {
    protects: 'a picture that never ends is taken as far as it came',
    file: FETCH,
    from: 'if (length > maxBytes) throw tooLong;',
    to: 'if (length > maxBytes) break;',
    red: { project: 'unit', file: FETCH_TEST, named: 'sending without end' },
  },
  {
    protects: 'a slow host is waited for longer than ten seconds',
    file: FETCH,
    from: 'timeoutMilliseconds: 10_000 }',
    to: 'timeoutMilliseconds: 60_000 }',
    red: {
      project: 'unit',
      file: FETCH_TEST,
      named: 'a slow host is given ten seconds in all > ten',
    },
  },
  {
    protects: 'a host whose name is not found in time is waited for',
    file: 'domain/upstream/open-checked.ts',
    from: ': await unlessAborted(resolve(host), signal);',
    to: ': await resolve(host);',
    red: {
      project: 'unit',
      file: FETCH_TEST,
      named: 'whose name is found too late is not asked any more',
    },
  },
  {
    protects: 'many who ask for one picture have it fetched many times',
    file: 'domain/image/pictures.ts',
    from: 'underWay.set(key, running);',
    to: '',
    red: { project: 'unit', file: PICTURES_TEST, named: '500 asking at once for one picture' },
  },
  {
    protects: 'a picture that cannot be had is asked for on every visit',
    file: 'domain/image/pictures.ts',
    from: 'remember(key, failure);',
    to: '',
    red: { project: 'unit', file: PICTURES_TEST, named: 'is asked for once by 500' },
  },
  {
    protects: 'a host that hangs takes the places of all others',
    file: 'domain/image/host-limits.ts',
    from: 'bulkhead(MAX_FETCHES, MAX_WAITING),',
    to: 'bulkhead(100 * MAX_FETCHES, MAX_WAITING),',
    red: { project: 'unit', file: PICTURES_TEST, named: 'delays no picture of another' },
  },
  {
    protects: 'a host that hangs is asked again and again',
    file: 'domain/image/host-limits.ts',
    from: 'new ConsecutiveBreaker(MAX_LATE)',
    to: 'new ConsecutiveBreaker(1000 * MAX_LATE)',
    red: { project: 'unit', file: PICTURES_TEST, named: 'is left alone after three late answers' },
  },
  {
    protects: 'kept pictures fill the disk',
    file: 'domain/image/disk-cache.ts',
    from: 'await sweep(folder, maxBytes * 0.9);',
    to: '',
    red: {
      project: 'unit',
      file: 'domain/image/disk-cache.test.ts',
      named: 'stays within its bytes',
    },
  },
  {
    protects: 'a kept picture that was cut short is shown',
    file: 'domain/image/disk-cache.ts',
    from: 'if (!digest(bytes).equals(file.subarray(0, DIGEST_BYTES))) {',
    to: 'if (bytes.length < 0) {',
    red: {
      project: 'unit',
      file: 'domain/image/disk-cache.test.ts',
      named: 'a file that is not whole is never served',
    },
  },
  {
    protects: 'a stranger sends forms of megabytes to the sign-in',
    file: 'http/form-limit.ts',
    from: 'if (!EDITORS_FORM.test(c.req.path)) return short(c, next);',
    to: '',
    red: {
      project: 'browser',
      file: 'tests/hostile-sign-in.browser.test.ts',
      named: 'a long form is not read by',
    },
  },
  {
    protects: 'an editor uploads any number of pictures an hour',
    file: 'domain/image/upload-limits.ts',
    from: 'if (retrySeconds > 0) {',
    to: 'if (retrySeconds < 0) {',
    red: { project: 'integration', file: UNUSED_TEST, named: 'uploads 60 pictures an hour' },
  },
  {
    protects: 'an editor fills the disk with pictures that nobody uses',
    file: 'domain/image/upload-limits.ts',
    from: '< MOST_UNUSED) return null;',
    to: '< 1_000 * MOST_UNUSED) return null;',
    red: { project: 'integration', file: UNUSED_TEST, named: 'has 200 unused pictures at most' },
  },
  {
    protects: 'pictures that nobody uses stay for good',
    file: 'domain/image/unused-uploads.ts',
    from: 'await rm(join(folder, name), { force: true });',
    to: 'void [rm, join, folder, name];',
    red: { project: 'integration', file: UNUSED_TEST, named: 'has named for a day is removed' },
  },
  {
    protects: 'pictures that nobody uses are removed at a start alone',
    file: 'domain/image/sweep-regularly.ts',
    from: 'const timer = setInterval(sweepAll, everyMilliseconds);',
    to: 'const timer = setTimeout(() => {}, everyMilliseconds);',
    red: { project: 'integration', file: UNUSED_TEST, named: 'the next one comes all the same' },
  },
  {
    protects: 'a picture that a listing or its history names is swept',
    file: 'db/migrations/0011_unused_uploads.sql',
    from: "WHEN (NEW.image LIKE '%/uploads/%')",
    to: "WHEN (NEW.image LIKE 'never')",
    red: { project: 'integration', file: UNUSED_TEST, named: 'or that its history names, stays' },
  },
  {
    protects: 'a picture is swept while a form that names it is being saved',
    file: UPLOAD,
    from: 'if (name) await renewUpload(db, name);',
    to: 'if (name) void renewUpload;',
    red: { project: 'integration', file: UNUSED_TEST, named: 'a form names stays for another day' },
  },
  {
    protects: 'a picture that a restored history names is swept',
    file: 'db/backup.ts',
    from: '...TABLES, ...FORGOTTEN_BY_RESTORE]',
    to: '...TABLES]',
    red: { project: 'integration', file: UNUSED_TEST, named: 'a restore forgets what was unused' },
  },
  {
    protects: 'an editor who uploads too much is not told when to go on',
    file: 'app/admin/images.tsx',
    from: "if ('retrySeconds' in answer) return { 'Retry-After': String(answer.retrySeconds) };",
    to: '',
    red: {
      project: 'browser',
      file: 'tests/uploads.browser.test.ts',
      named: 'who has uploaded too many is told',
    },
  },
];
