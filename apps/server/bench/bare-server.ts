// A bare websocket server: whatever comes from one of a group is answered to all of it with so many bytes.
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { report } from './child.ts';

const payload = Buffer.alloc(Number(process.argv[2] ?? 400), 7);
const groups = new Map<string, WebSocket[]>();
const server: WebSocketServer = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () =>
  report((server.address() as AddressInfo).port),
);
server.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const group = groups.get(name) ?? [];
  group.push(socket);
  groups.set(name, group);
  socket.on('message', () => {
    for (const one of group) one.send(payload, { binary: true });
  });
});
