export type { Picture } from './picture.ts';
export { removeImages, storeImages, type StoreOptions } from './store-images.ts';
export { takeColor } from './take-color.ts';
export { imageSrcSet, imageUrl, projectImage } from './image-url.ts';
