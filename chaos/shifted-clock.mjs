// Loaded before a server: its clock is off by the milliseconds in the file CHAOS_CLOCK, which may change at any time.
import { readFileSync } from 'node:fs';

const READ_EVERY_MS = 20;
const RealDate = Date;
const file = process.env.CHAOS_CLOCK ?? '';
let shiftMs = 0;

function read() {
  shiftMs = Number(readFileSync(file, 'utf8')) || 0;
}

const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, from) => (name === 'now' ? now : Reflect.get(target, name, from)),
});

if (file) {
  read();
  setInterval(read, READ_EVERY_MS).unref();
}
