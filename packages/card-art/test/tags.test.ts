import { describe, expect, it } from 'vitest';
import { dream } from '../src/draw/define.ts';
import type { Layer } from '../src/draw/scene.ts';
import { tagsOf } from '../src/tags/tags.ts';

const tagsWith = (layer: Layer): readonly string[] =>
  tagsOf(dream({ id: 'd01', title: '', description: '', palette: 'bone', setting: 'none', mood: [], layers: [layer] }));

describe('the words for the bots', () => {
  it('are the same for a drawing of ours as for the icon whose name it has', () => {
    expect(tagsWith({ streetLight: { x: 100 } })).toEqual(
      tagsWith({ icon: 'gi:street-light', x: 100, y: 100, size: 100 }),
    );
    expect(tagsWith({ owl: { x: 100, y: 100, size: 100 } })).toEqual(
      tagsWith({ icon: 'no:owl', x: 100, y: 100, size: 100 }),
    );
  });

  it('come from the palette and the place alone where a layer is one stroke of the brush', () => {
    expect(tagsWith({ shape: 'M0 0H10' })).toEqual(['grey', 'black']);
  });
});
