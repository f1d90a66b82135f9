import { printFigures } from './figures/print-figures.ts';

/** `npm run measures` prints figures of the code. */
printFigures();
