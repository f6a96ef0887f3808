import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Who says nothing for so long is not waited for: an instance that has died with its machine, say. */
const PATIENCE_MILLISECONDS = 500;

const CALL = 'present?';
const HERE = 'here';

/** Among instances that all hear what any of them says, in one order. */
export interface RollCall {
  /** Takes what was heard and answers it; false where it was no part of a roll call. */
  hear(said: string, reply: (text: string) => void): boolean;
  /** Waits until `count` instances have answered: then each has heard all that was said before. */
  call(count: number, say: (text: string) => void): Promise<void>;
}

/** One for each instance. */
export function rollCall(): RollCall {
  const counting = new Map<string, () => void>();
  return {
    hear(said, reply) {
      const [word, id = ''] = said.split(' ');
      if (word === CALL) reply(`${HERE} ${id}`);
      else if (word === HERE) counting.get(id)?.();
      else return false;
      return true;
    },
    async call(count, say) {
      const id = randomUUID();
      const { promise: complete, resolve } = Promise.withResolvers<void>();
      let present = 0;
      counting.set(id, () => {
        present += 1;
        if (present >= count) resolve();
      });
      say(`${CALL} ${id}`);
      await Promise.race([complete, sleep(PATIENCE_MILLISECONDS, undefined, { ref: false })]);
      counting.delete(id);
    },
  };
}
