import { Worker } from 'node:worker_threads';

/** A PDF unpacks some 300 MB a second. */
const MEASURED_EVERY_MS = 20;

/** The message of the thread; `late`: over its time, or given up; `failed`: an exception, or out of memory. */
export type ThreadOutcome<Message> = { message: Message } | 'late' | 'failed' | 'overfull';

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
    maxExternalBytes = Number.POSITIVE_INFINITY,
  }: {
    signal: AbortSignal;
    timeoutMs: number;
    maxMemoryMegabytes: number;
    /** Outside the memory that the engine limits; above it the outcome is `overfull`. */
    maxExternalBytes?: number;
  },
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
  const measuring = setInterval(async () => {
    const memory = await worker.getHeapStatistics().catch(() => null);
    if (memory && memory.external_memory > maxExternalBytes) resolve('overfull');
  }, MEASURED_EVERY_MS);
  const outcome = await promise;
  clearInterval(measuring);
  deadline.removeEventListener('abort', giveUp);
  await worker.terminate();
  return outcome;
}
