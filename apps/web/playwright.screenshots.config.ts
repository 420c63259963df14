import base from './playwright.config.ts';

/** `pnpm screenshots`: not tests, but the main states as pictures, for the README and for review. */
export default { ...base, projects: [{ name: 'screenshots', testMatch: 'screenshots/*.shots.ts' }] };
