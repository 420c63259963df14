/** The token of a link that carries a seat to this device. Taken out of the address at once: it is good for one use, and nobody's business. */
export function takeCarry(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('carry');
  if (token) history.replaceState(history.state, '', location.pathname);
  return token;
}
