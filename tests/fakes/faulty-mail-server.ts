import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What can be wrong with a mail server, by what it does with somebody who comes with a mail. */
const FAULTS = {
  'says nothing': () => {},
  'hangs up at once': (socket: Socket) => socket.resetAndDestroy(),
  'speaks another language': (socket: Socket) => {
    socket.write('\0\xff HTTP/1.1 200 OK\r\n\r\n', 'latin1');
  },
  'has no time (421)': (socket: Socket) => socket.end('421 4.3.2 not now\r\n'),
  'has no room (452)': (socket: Socket) =>
    talk(socket, (line) => (/^RCPT/i.test(line) ? '452 4.3.1 no room' : null)),
  'takes the mail and never says so': (socket: Socket) =>
    talk(socket, (line) => (/^DATA/i.test(line) ? '354 go on' : null), 'silent'),
  'hangs up in the middle': (socket: Socket) =>
    talk(socket, (line) => {
      if (/^DATA/i.test(line)) socket.resetAndDestroy();
      return null;
    }),
  'promises a secure line and has none': (socket: Socket) =>
    talk(socket, (line) => {
      if (/^EHLO/i.test(line)) return '250-mail.example\r\n250 STARTTLS';
      return /^STARTTLS/i.test(line) ? '220 go on\r\n\0\0no handshake' : null;
    }),
} satisfies Record<string, (socket: Socket) => unknown>;

export type MailFault = keyof typeof FAULTS;
export const MAIL_FAULTS = Object.keys(FAULTS) as MailFault[];

/** A mail server on the loopback, on a free port, with this fault. */
export async function startFaultyMailServer(fault: MailFault) {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    FAULTS[fault](socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

// Says yes to everything but what `answer` has another answer for; `silent`: after that, nothing more.
function talk(socket: Socket, answer: (line: string) => string | null, then?: 'silent'): void {
  let isSilent = false;
  socket.write('220 mail.example ESMTP\r\n');
  socket.on('data', (bytes) => {
    for (const line of String(bytes).split('\r\n').filter(Boolean)) {
      if (isSilent || socket.destroyed) return;
      const said = answer(line);
      if (!socket.destroyed) socket.write(`${said ?? '250 yes'}\r\n`);
      isSilent = said !== null && then === 'silent';
    }
  });
}
