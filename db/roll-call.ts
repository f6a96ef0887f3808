import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Instances that do not answer in time, such as those of a crashed machine, are skipped. */
const ANSWER_TIMEOUT_MILLISECONDS = 500;

const CALL = 'present?';
const HERE = 'here';

/** Roll call among instances that all receive every message in the same order. */
export interface RollCall {
  /** Handles a message and replies to it; false if the message is not part of a roll call. */
  receive(message: string, reply: (message: string) => void): boolean;
  /** Waits until `count` instances have answered, and so have received all earlier messages. */
  call(count: number, send: (message: string) => void): Promise<void>;
}

/** Creates the roll call of this instance. */
export function rollCall(): RollCall {
  const onAnswer = new Map<string, () => void>();
  return {
    receive(message, reply) {
      const [word, id = ''] = message.split(' ');
      if (word === CALL) reply(`${HERE} ${id}`);
      else if (word === HERE) onAnswer.get(id)?.();
      else return false;
      return true;
    },
    async call(count, send) {
      const id = randomUUID();
      const { promise: complete, resolve } = Promise.withResolvers<void>();
      let present = 0;
      onAnswer.set(id, () => {
        present += 1;
        if (present >= count) resolve();
      });
      send(`${CALL} ${id}`);
      await Promise.race([complete, sleep(ANSWER_TIMEOUT_MILLISECONDS, undefined, { ref: false })]);
      onAnswer.delete(id);
    },
  };
}
