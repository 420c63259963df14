/** The part of a socket that holds writes back and lets them go together. */
export interface Corked {
  cork(): void;
  uncork(): void;
}

const held = new Set<Corked>();

/**
 * What is sent to this socket in this turn of the event loop goes out at its end, in one write: frame and answer
 * together, and those of all tables that one commit of the journal woke right after each other.
 */
export function together(socket: Corked): void {
  if (held.has(socket)) return;
  if (held.size === 0) process.nextTick(letGo);
  held.add(socket);
  socket.cork();
}

function letGo(): void {
  for (const socket of held) socket.uncork();
  held.clear();
}
