import type { Portrait } from './person.ts';

const black = '#241f24';
const brown = '#4f3425';
const chestnut = '#7a4326';
const blond = '#d6a95c';

/** Six portraits for the specified sample cards. */
export const samplePortraits: readonly Portrait[] = [
  {
    back: '#bcd3ea',
    skin: 'tan',
    hair: brown,
    style: 'waves',
    top: '#b5522b',
    cloth: 'collar',
    smile: 'open',
  },
  {
    back: '#e6d3ea',
    skin: 'rosy',
    hair: chestnut,
    style: 'fringe',
    top: '#1f7a70',
    cloth: 'turtle',
    lips: true,
  },
  {
    back: '#d2e0c2',
    skin: 'pale',
    hair: blond,
    style: 'short',
    top: '#3b4c6b',
    cloth: 'crew',
    beard: 'stubble',
    glasses: 'round',
  },
  {
    back: '#f3c9b4',
    skin: 'deep',
    hair: '#201614',
    style: 'cloud',
    top: '#4f46a8',
    cloth: 'vee',
    lips: true,
    smile: 'open',
    extra: 'earrings',
  },
  {
    back: '#f0d79c',
    skin: 'pale',
    hair: black,
    style: 'quiff',
    top: '#8c2f45',
    cloth: 'hood',
    smile: 'closed',
  },
  {
    back: '#c2e0da',
    skin: 'warm',
    hair: black,
    style: 'tied',
    top: '#e0764f',
    cloth: 'crew',
    lips: true,
    smile: 'open',
  },
];
