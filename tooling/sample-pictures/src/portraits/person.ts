/** The colors of a portrait, and the names of its parts. */
export type Portrait = {
  back: string;
  skin: keyof typeof skins;
  hair: string;
  style: string;
  top: string;
  cloth: 'crew' | 'collar' | 'blazer' | 'hood' | 'turtle' | 'vee';
  beard?: 'stubble' | 'short' | 'full' | 'moustache';
  glasses?: 'round' | 'square' | 'thin';
  face?: 'soft' | 'long' | 'square';
  smile?: 'closed' | 'open' | 'small';
  lips?: boolean;
  extra?: 'freckles' | 'earrings' | 'lines';
};

/** Skin, its shade, and the color of lips and cheeks. */
export const skins = {
  pale: ['#f7d9c4', '#ecbfa4', '#d98878'],
  rosy: ['#f3cbb0', '#e2ab8b', '#cf7a6a'],
  warm: ['#e8b48c', '#d1966c', '#b9654f'],
  tan: ['#d39a6c', '#b97e52', '#a4553f'],
  brown: ['#a9704a', '#8d5937', '#8a3f33'],
  deep: ['#7b4b30', '#623a24', '#a04d42'],
  dark: ['#5a3626', '#46291c', '#a85a50'],
} as const;
