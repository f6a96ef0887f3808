import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './processes.ts';

/** Runs one of the operator's commands as a process of its own. */
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
