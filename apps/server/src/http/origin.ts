/** Whether a page of this origin may talk to us: our own pages, those named in the settings, and what is no page at all. */
export function originAllowed(
  origin: string | null | undefined,
  host: string | null | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === null || origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
