import type { Listing } from '@ghostlight/protocol';

/** What a messenger shows of a link that somebody sent. */
export interface Preview {
  readonly title: string;
  readonly line: string;
}

const TITLES: Readonly<Record<string, string>> = {
  'rest-in-peace': 'Rest in Peace',
  'mary-king': 'The Mirroring of Mary King',
  mysterium: 'Mysterium',
};

export const PARLOUR: Preview = {
  title: 'Ghostlight: a parlour for three ghost games',
  line: 'Open a table, send the link, and play. No account.',
};

/** Of a table only what anyone who holds its link is told anyway. */
export function invitation({ game, host, phase, seatsFree }: Listing): Preview {
  const title = TITLES[game] ?? 'a ghost game';
  if (phase === 'lobby' && seatsFree > 0) {
    return {
      title: host ? `${host} invites you to ${title}` : `You are invited to ${title}`,
      line: `${seatsFree === 1 ? '1 seat is' : `${seatsFree} seats are`} free. Type a name, sit down, and play. No account.`,
    };
  }
  return {
    title: host ? `${title} at ${host}’s table` : `A table of ${title}`,
    line: phase === 'over' ? 'The game is over. See how it ended.' : 'Come and watch what everyone may see.',
  };
}

/** The built page with this preview in place of its own; addresses are absolute, as messengers want them. */
export function withPreview(page: string, { title, line }: Preview, origin: string, path: string): string {
  const tags = [
    '<meta property="og:site_name" content="Ghostlight" />',
    '<meta property="og:type" content="website" />',
    `<meta property="og:url" content="${escaped(origin + path)}" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(line)}" />`,
    `<meta property="og:image" content="${escaped(`${origin}/og.jpg`)}" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  // Functions, because a name may hold what String.replace would read as a pattern.
  return page
    .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_whole, start: string) => start + escaped(line))
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}

const ENTITY: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITY[sign] ?? sign);
