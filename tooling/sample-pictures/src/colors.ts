import { writeColors } from './write-colors.ts';

await writeColors();
