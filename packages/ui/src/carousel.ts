export { Carousel } from './carousel/carousel.tsx';
export type { CarouselImage } from './carousel/carousel.tsx';
