import type { Service } from '../rows.ts';
import { services } from '../rows.ts';
import { createStableId } from './ids.ts';
import { imageAt } from './images.ts';
import { daysAgo, serviceOffered } from './timeline.ts';

export const serviceRows = services.map((service) => ({
  id: createStableId('service', service.slug),
  user_id: createStableId('user', service.owner),
  title: service.title,
  description: service.description,
  price: service.price ?? null,
  duration: service.duration ?? null,
  requirements: service.requirements ?? null,
  is_active: service.inactive !== true,
  metadata: toMetadata(service),
  images: listPictures(service).map(({ path }) => path),
  created_at: daysAgo(serviceOffered(service.slug, service.owner), service.slug),
}));

export const serviceImages = services.flatMap(listPictures);

function listPictures({ owner, pictures }: Service) {
  return pictures.flatMap(
    (name) =>
      imageAt(`${name}.webp`, { owner: createStableId('user', owner), folder: 'service' }) ?? [],
  );
}

function toMetadata(service: Service) {
  return {
    ...toPricing(service),
    features: service.features,
    faqs: service.faqs,
    revisions: service.revisions,
    include_video_call: service.videoCall === true,
    include_source_files: true,
    tags: service.tags,
  };
}

function toPricing({ hourly, packages }: Service) {
  if (hourly) {
    return { pricing_model: 'hourly', hourly_rate: hourly.rate, estimated_hours: hourly.hours };
  }
  return packages ? { pricing_model: 'packages', packages } : { pricing_model: 'fixed' };
}
