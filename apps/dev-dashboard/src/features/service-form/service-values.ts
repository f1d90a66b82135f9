import type { OwnService, ServiceChanges } from '@showcase/data/services';
import {
  formatNumber,
  headlinePrice,
  packagesDuration,
  REVISIONS,
  serviceForm,
  type ServiceValues,
} from '@showcase/data/schemas';
import { copyPictures, toStoredPicture } from '@showcase/kit/pictures';

export function toServiceValues(service: OwnService): ServiceValues {
  const { metadata, images } = service;
  const [main, ...gallery] = images;
  const values = serviceForm.toValues(service, metadata);
  const model = values.pricing_model;
  return {
    ...values,
    duration: model === 'packages' ? '' : values.duration,
    price: model === 'fixed' ? formatNumber(service.price) : '',
    ...toRevisionValues(metadata.revisions),
    mainImage: main ? [toStoredPicture(main, 'Main image')] : [],
    gallery: gallery.map((image, index) => toStoredPicture(image, `Picture ${index + 1}`)),
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
  const { pricing_model, packages, revisions, custom_revisions } = values;
  const columns = serviceForm.toColumns(values);
  return {
    ...columns,
    price: getHeadlinePrice(values) ?? 0,
    duration: pricing_model === 'packages' ? packagesDuration(packages) : columns.duration,
    metadata: {
      ...serviceForm.toDetails(values),
      revisions: revisions === 'custom' ? custom_revisions : revisions,
    },
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

function toRevisionValues(stored = 'unlimited') {
  const option = REVISIONS.find((item) => item === stored && item !== 'custom');
  return option
    ? { revisions: option, custom_revisions: '' }
    : { revisions: 'custom' as const, custom_revisions: stored };
}
