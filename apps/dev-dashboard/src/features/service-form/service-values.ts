import type { OwnService, ServiceChanges, ServiceMetadata } from '@showcase/data';
import {
  BLANK_FAQ,
  BLANK_PACKAGE,
  headlinePrice,
  validatePackageNames,
  packagesDuration,
  REVISIONS,
  type ServiceValues,
} from '@showcase/data/schemas';
import { copyPictures, toStoredPicture } from '../../shared/pictures/picture.ts';

export type ServiceField = keyof ServiceValues;

/** In visual order. */
export const FIELD_LABELS = {
  title: 'Service Title',
  description: 'Description',
  duration: 'Delivery Time',
  requirements: 'Requirements',
  tags: 'Tags',
  pricing_model: 'Pricing Model',
  price: 'Price',
  hourly_rate: 'Hourly Rate',
  estimated_hours: 'Estimated Hours',
  packages: 'Packages',
  newPackage: 'New package',
  revisions: 'Revisions',
  custom_revisions: 'Number of Revisions',
  include_video_call: 'Include a video call',
  include_source_files: 'Include source files',
  features: 'Features',
  mainImage: 'Main Image',
  gallery: 'Gallery Images',
  faqs: 'Questions',
  newFaq: 'New question',
  portfolio_url: 'Portfolio URL',
  testimonial_url: 'Testimonial URL',
  is_active: 'Service Status',
} as const satisfies Record<ServiceField, string>;

export const SERVICE_FIELDS = Object.keys(FIELD_LABELS).filter(
  (field): field is ServiceField => field in FIELD_LABELS,
);

export const BLANK_SERVICE: ServiceValues = {
  title: '',
  description: '',
  duration: '',
  requirements: '',
  tags: [],
  pricing_model: 'fixed',
  price: '',
  hourly_rate: '',
  estimated_hours: '',
  packages: [],
  newPackage: BLANK_PACKAGE,
  revisions: 'unlimited',
  custom_revisions: '',
  include_video_call: false,
  include_source_files: false,
  features: [],
  mainImage: [],
  gallery: [],
  faqs: [],
  newFaq: BLANK_FAQ,
  portfolio_url: '',
  testimonial_url: '',
  is_active: true,
};

export function toServiceValues(service: OwnService): ServiceValues {
  const { metadata, images } = service;
  const [main, ...gallery] = images;
  const model = metadata.pricing_model ?? 'fixed';
  return {
    ...BLANK_SERVICE,
    title: service.title,
    description: service.description,
    duration: model === 'packages' ? '' : service.duration,
    requirements: service.requirements ?? '',
    tags: metadata.tags ?? [],
    pricing_model: model,
    price: model === 'fixed' ? formatNumber(service.price) : '',
    hourly_rate: formatNumber(metadata.hourly_rate),
    estimated_hours: formatNumber(metadata.estimated_hours),
    packages: (metadata.packages ?? []).map((item) => ({
      ...BLANK_PACKAGE,
      ...item,
      price: formatNumber(item.price),
    })),
    ...toRevisionValues(metadata.revisions),
    include_video_call: metadata.include_video_call ?? false,
    include_source_files: metadata.include_source_files ?? false,
    features: metadata.features ?? [],
    mainImage: main ? [toStoredPicture(main, 'Main image')] : [],
    gallery: gallery.map((image, index) => toStoredPicture(image, `Picture ${index + 1}`)),
    faqs: metadata.faqs ?? [],
    portfolio_url: metadata.portfolio_url ?? '',
    testimonial_url: metadata.testimonial_url ?? '',
    is_active: service.is_active,
  };
}

/** The values for a copy of the service: its pictures have new ids. */
export function copyServiceValues(values: ServiceValues): ServiceValues {
  const { mainImage, gallery } = values;
  return { ...values, mainImage: copyPictures(mainImage), gallery: copyPictures(gallery) };
}

/** The columns of the service. Price and duration match the values that the database derives. */
export function toServiceChanges(
  values: ServiceValues,
  references: ReadonlyMap<string, string>,
): ServiceChanges {
  const pictures = [...values.mainImage, ...values.gallery];
  return {
    title: values.title,
    description: values.description,
    price: getHeadlinePrice(values) ?? 0,
    duration:
      values.pricing_model === 'packages' ? packagesDuration(values.packages) : values.duration,
    requirements: values.requirements || null,
    is_active: values.is_active,
    metadata: toServiceMetadata(values),
    images: pictures.flatMap(({ id }) => references.get(id) ?? []),
  };
}

/** The headline price of the form's values; null while unknown. */
export function getHeadlinePrice(values: ServiceValues) {
  return headlinePrice({
    pricing_model: values.pricing_model,
    price: Number(values.price),
    hourly_rate: Number(values.hourly_rate),
    estimated_hours: Number(values.estimated_hours),
    packages: values.packages.map(({ price }) => ({ price: Number(price) })),
  });
}

export function toServiceMetadata(values: ServiceValues): ServiceMetadata {
  const { pricing_model } = values;
  return {
    pricing_model,
    ...(pricing_model === 'hourly' && {
      hourly_rate: Number(values.hourly_rate),
      estimated_hours: Number(values.estimated_hours),
    }),
    ...(canSavePackages(values) && {
      packages: values.packages.map((item) => ({ ...item, price: Number(item.price) })),
    }),
    revisions: values.revisions === 'custom' ? values.custom_revisions : values.revisions,
    include_video_call: values.include_video_call,
    include_source_files: values.include_source_files,
    features: values.features,
    faqs: values.faqs,
    tags: values.tags,
    ...(values.portfolio_url && { portfolio_url: values.portfolio_url }),
    ...(values.testimonial_url && { testimonial_url: values.testimonial_url }),
  };
}

/** Packages are saved with any pricing model, unless they are hidden and invalid: the user could not see the errors. */
function canSavePackages({ pricing_model, packages }: ServiceValues) {
  const isValid = packages.length > 0 && validatePackageNames(packages) === null;
  return pricing_model === 'packages' || isValid;
}

function toRevisionValues(stored = 'unlimited') {
  const option = REVISIONS.find((item) => item === stored && item !== 'custom');
  return option
    ? { revisions: option, custom_revisions: '' }
    : { revisions: 'custom' as const, custom_revisions: stored };
}

/** Stored numbers may be strings, such as '150.00'. */
function formatNumber(value: number | string | null | undefined) {
  return value === null || value === undefined ? '' : String(Number(value));
}
