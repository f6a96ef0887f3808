import { Worker } from 'node:worker_threads';

/** The message of the thread; `late`: over its time, or given up; `failed`: an exception, or out of memory. */
export type ThreadOutcome<Message> = { message: Message } | 'late' | 'failed';

/**
 * Runs a module in a thread until its first message, because hostile input would block all requests or fill the memory.
 * The module finds `input` as its `workerData`. Never throws.
 */
export async function inThread<Message>(
  module: URL,
  input: unknown,
  {
    signal,
    timeoutMs,
    maxMemoryMegabytes,
  }: { signal: AbortSignal; timeoutMs: number; maxMemoryMegabytes: number },
): Promise<ThreadOutcome<Message>> {
  if (signal.aborted) return 'late';
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const worker = new Worker(module, {
    workerData: input,
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMegabytes },
  });
  const { promise, resolve } = Promise.withResolvers<ThreadOutcome<Message>>();
  const giveUp = () => resolve('late');
  deadline.addEventListener('abort', giveUp);
  worker
    .on('message', (message: Message) => resolve({ message }))
    .on('error', () => resolve('failed'));
  const outcome = await promise;
  deadline.removeEventListener('abort', giveUp);
  await worker.terminate();
  return outcome;
}
