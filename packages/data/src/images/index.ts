export type { Picture } from './picture.ts';
export { removeImages, storeImages, type StoreOptions } from './store-images.ts';
export { imageUrl } from './image-url.ts';
