export {
  getOwnService,
  getOwnServiceByKey,
  refetchServices,
  removeService,
  saveService,
  setServiceActive,
  setServiceActiveOptions,
  type OwnService,
  type ServiceChanges,
} from './own-services.ts';
export { serviceQueries } from './services.ts';
export type { ServiceMetadata, ServicePackage } from './read-metadata.ts';
export type { Service } from './service.ts';
export type { FoundService, ServiceSort } from './found-service.ts';
