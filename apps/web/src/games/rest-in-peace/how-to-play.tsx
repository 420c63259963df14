export const HowToPlay = () => <p>…</p>;
