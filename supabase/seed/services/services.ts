import { backendServices } from './backend.ts';
import { interfaceServices } from './interface.ts';
import { mobileAndMoreServices } from './mobile-and-more.ts';
import type { SeedService } from './service.ts';
import { productServices } from './product.ts';
import { quickAndLongServices } from './quick-and-long.ts';

export const services: readonly SeedService[] = [
  ...productServices,
  ...interfaceServices,
  ...backendServices,
  ...mobileAndMoreServices,
  ...quickAndLongServices,
];
