import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Faults of a mail server: what it does with a connection. */
const FAULTS = {
  'refuses connections': () => {},
  'says nothing': () => {},
  'hangs up at once': (socket: Socket) => socket.resetAndDestroy(),
  'speaks another language': (socket: Socket) => {
    socket.write('\0\xff HTTP/1.1 200 OK\r\n\r\n', 'latin1');
  },
  'refuses its service (554)': (socket: Socket) => socket.end('554 no service\r\n'),
  'ends without a greeting': (socket: Socket) => socket.end(),
  'sends a byte at a time': (socket: Socket) => {
    const timer = setInterval(() => socket.write('2'), 100);
    socket.on('close', () => clearInterval(timer));
  },
  'answers with unknown codes': (socket: Socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', () => socket.write('999 unknown\r\n'));
  },
  'has no time (421)': (socket: Socket) => socket.end('421 4.3.2 not now\r\n'),
  'has no room (452)': (socket: Socket) =>
    talk(socket, (line) => (/^RCPT/i.test(line) ? '452 4.3.1 no room' : null)),
  'takes the mail and never answers': (socket: Socket) =>
    talk(socket, (line) => (/^DATA/i.test(line) ? '354 go on' : null), 'silent'),
  'hangs up in the middle': (socket: Socket) =>
    talk(socket, (line) => {
      if (/^DATA/i.test(line)) socket.resetAndDestroy();
      return null;
    }),
  'offers TLS and cannot speak it': (socket: Socket) =>
    talk(socket, (line) => {
      if (/^EHLO/i.test(line)) return '250-mail.example\r\n250 STARTTLS';
      return /^STARTTLS/i.test(line) ? '220 go on\r\n\0\0no handshake' : null;
    }),
} satisfies Record<string, (socket: Socket) => unknown>;

export type MailFault = keyof typeof FAULTS;
export const MAIL_FAULTS = Object.keys(FAULTS) as MailFault[];

/** A mail server with this fault on a free port of the loopback. */
export async function startFaultyMailServer(fault: MailFault) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    FAULTS[fault](socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
  if (fault === 'refuses connections') await stop();
  return { url: `smtp://127.0.0.1:${port}`, stop, [Symbol.asyncDispose]: stop };
}

// Accepts every command for which `answer` has no answer of its own; `silent`: answers nothing after that.
function talk(socket: Socket, answer: (line: string) => string | null, then?: 'silent'): void {
  let isSilent = false;
  socket.write('220 mail.example ESMTP\r\n');
  socket.on('data', (bytes) => {
    for (const line of String(bytes).split('\r\n').filter(Boolean)) {
      if (isSilent || socket.destroyed) return;
      const ownAnswer = answer(line);
      if (!socket.destroyed) socket.write(`${ownAnswer ?? '250 ok'}\r\n`);
      isSilent = ownAnswer !== null && then === 'silent';
    }
  });
}
