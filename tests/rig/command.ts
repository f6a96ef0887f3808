import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './processes.ts';

/** Runs an operator command in a separate process. */
export async function runCommandLine(
  command: string,
  args: string[],
  environment: Record<string, string>,
  input = '',
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [`cli/${command}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  });
  const collect = async (stream: NodeJS.ReadableStream) => {
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return text;
  };
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    child.exitCode === null && once(child, 'close'),
  ]);
  return { status: child.exitCode, stdout, stderr };
}

const MAX_OPEN_FILES = 256;

/** Runs Node with these arguments and a low limit of open files, as some systems have. */
export function runWithFewFiles(
  args: string[],
): Promise<{ status: number | null; stderr: string }> {
  const command = `ulimit -n ${MAX_OPEN_FILES} && exec "$@"`;
  return new Promise((tell) => {
    const child = execFile(
      'sh',
      ['-c', command, 'sh', process.execPath, ...args],
      { cwd: ROOT },
      (_, __, stderr) => tell({ status: child.exitCode, stderr }),
    );
  });
}
