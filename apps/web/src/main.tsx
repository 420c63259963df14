import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { wakeSound } from './sound/sound.ts';

window.addEventListener('pointerdown', wakeSound, { once: true });
window.addEventListener('keydown', wakeSound, { once: true });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
