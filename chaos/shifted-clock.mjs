// Preloaded into a server: shifts its clock by the milliseconds in the file CHAOS_CLOCK, which may change at any time.
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
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, from) => (name === 'now' ? now : Reflect.get(target, name, from)),
});

if (file) {
  read();
  setInterval(read, READ_EVERY_MS).unref();
}
