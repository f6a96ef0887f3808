/** The longest wait for editors: a form that takes longer waits itself, for a translation or a picture. */
const MAX_WAIT_MS = 100;

/** Editors' forms that are being made, before which nothing else is rendered. */
export interface FormsInWork {
  /** Counts a form until the returned function is called. */
  begin(): () => void;
  /** Resolves once there is none, after `MAX_WAIT_MS` at the latest. */
  none(): Promise<void>;
}

export function formsInWork(): FormsInWork {
  let count = 0;
  let ended = Promise.withResolvers<void>();
  return {
    begin() {
      count += 1;
      let isInWork = true;
      return () => {
        if (!isInWork) return;
        isInWork = false;
        count -= 1;
        if (count > 0) return;
        ended.resolve();
        ended = Promise.withResolvers();
      };
    },
    async none() {
      if (count === 0) return;
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const limit = setTimeout(resolve, MAX_WAIT_MS).unref();
      await Promise.race([ended.promise, late]);
      clearTimeout(limit);
    },
  };
}
