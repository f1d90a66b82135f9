import type { Offer } from '../services/offer.ts';
import { offers } from '../services/offers.ts';
import { idOf } from './ids.ts';
import { imageAt } from './images.ts';
import { daysAgo, serviceOffered } from './timeline.ts';

export const serviceRows = offers.map((offer) => ({
  id: idOf('service', offer.slug),
  user_id: idOf('user', offer.owner),
  title: offer.title,
  description: offer.description,
  price: offer.price ?? null,
  duration: offer.duration ?? null,
  requirements: offer.requirements ?? null,
  is_active: offer.inactive !== true,
  metadata: metadataOf(offer),
  images: picturesOf(offer).map(({ path }) => path),
  created_at: daysAgo(serviceOffered(offer.slug, offer.owner), offer.slug),
}));

export const serviceImages = offers.flatMap(picturesOf);

function picturesOf({ owner, pictures = [] }: Offer) {
  return pictures.flatMap(
    (name) => imageAt(`${name}.webp`, { owner: idOf('user', owner), folder: 'service' }) ?? [],
  );
}

function metadataOf(offer: Offer) {
  return {
    ...pricingOf(offer),
    features: offer.features,
    faqs: (offer.faqs ?? []).map(([question, answer]) => ({ question, answer })),
    revisions: offer.revisions,
    include_video_call: offer.videoCall === true,
    include_source_files: true,
    tags: offer.tags,
  };
}

function pricingOf({ hourly, packages }: Offer) {
  if (hourly) {
    const [hourly_rate, estimated_hours] = hourly;
    return { pricing_model: 'hourly', hourly_rate, estimated_hours };
  }
  if (!packages) return { pricing_model: 'fixed' };
  return {
    pricing_model: 'packages',
    packages: packages.map(([name, description, price, delivery, features]) => ({
      name,
      description,
      price,
      delivery,
      features,
    })),
  };
}
