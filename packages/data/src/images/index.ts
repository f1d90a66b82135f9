export type { Picture } from './picture.ts';
export { removeImages, storeImages, type StoreOptions } from './store-images.ts';
export { imageSrcSet, imageUrl, projectImage } from './image-url.ts';
