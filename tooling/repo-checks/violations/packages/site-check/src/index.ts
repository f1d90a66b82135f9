import '../../data/src/index.ts';
export const siteCheck = 1;
