import { describe, expect, it } from 'vitest';
import { mix } from '../src/draw/colour.ts';
import { randomFrom } from '../src/draw/random.ts';
import { render } from '../src/draw/render.ts';
import type { Scene } from '../src/draw/scene.ts';
import { tagsOf } from '../src/tags/tags.ts';

const scene: Scene = {
  id: 'test',
  kind: 'dream',
  title: 'A test',
  description: 'A whale over a city, seen for the sake of a test.',
  palette: 'midnight',
  setting: 'city',
  mood: ['calm'],
  layers: ['sky', { stars: { n: 5 } }, { icon: 'no:whale', x: 240, y: 240, size: 300 }, { city: {} }],
};

describe('a scene', () => {
  it('gives the same drawing every time', () => {
    expect(render(scene)).toBe(render(scene));
  });

  it('keeps the layers before a change as they were', () => {
    const stars = (svg: string) => svg.match(/<circle[^>]+>/g)?.slice(0, 5);
    const longer: Scene = { ...scene, layers: [...scene.layers, 'rain'] };
    expect(stars(render(longer))).toEqual(stars(render(scene)));
  });

  it('names the icon that does not exist and what to do', () => {
    const wrong: Scene = { ...scene, layers: [{ icon: 'no:gryphon', x: 0, y: 0, size: 10 }] };
    expect(() => render(wrong)).toThrow('There is no icon no:gryphon');
  });

  it('speaks of its mood, its place, its colours and its motifs', () => {
    expect(tagsOf(scene)).toEqual(expect.arrayContaining(['calm', 'city', 'blue', 'sea', 'animal']));
  });
});

describe('the tools of the drawing', () => {
  it('blends colours from the first to the second', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff');
  });

  it('draws the same random numbers from the same seed, in 0 to 1', () => {
    const draw = (seed: string) => Array.from({ length: 20 }, randomFrom(seed));
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    expect(draw('a').every((value) => value >= 0 && value < 1)).toBe(true);
  });
});
