import { defineForm, type FormValues } from '../forms/define-form.ts';
import {
  choice,
  detail,
  flag,
  formatNumber,
  list,
  mapped,
  optionalNumber,
  optionalText,
  text,
  unmapped,
} from '../forms/field.ts';
import type { Rules } from '../forms/rules.ts';
import type { Picture } from '../images/picture.ts';
import { isLink } from '../links.ts';
import type { Row } from '../database.ts';
import {
  BLANK_FAQ,
  BLANK_PACKAGE,
  MAX_FAQS,
  MAX_GALLERY_IMAGES,
  PRICING_MODELS,
  REVISIONS,
  validatePackageNames,
} from './service-rules.ts';
import type { ServiceMetadata, ServicePackage } from './read-metadata.ts';

const PRICING = 'Pricing Options';
const FEATURES = 'Service Features';
const IMAGES = 'Service Images';
const QUESTIONS = 'Frequently Asked Questions';
const LINKS = 'External Links';

const noPictures: Picture[] = [];

const link = ({ optional }: Rules) => optional(isLink, 'Please enter a valid URL');
const asTyped = ({ z }: Rules) => z.string().trim();
const servicePackage = ({ z, entryText, textList }: Rules) =>
  z.object({
    name: entryText(100),
    description: entryText(1000),
    price: z.string().trim(),
    delivery: entryText(100),
    features: textList(200, 20, 'You can add up to 20 features'),
  });
const faq = ({ z, entryText }: Rules) =>
  z.object({ question: entryText(300), answer: entryText(2000) });

const fields = {
  title: text({
    label: 'Service title',
    rule: ({ text }) => text('Service title', 150).min(1, 'Service title is required'),
  }),
  description: text({
    label: 'Description',
    rule: ({ description }) => description(10_000, 'Service description is required'),
  }),
  duration: text({ label: 'Delivery time', rule: ({ text }) => text('Delivery time', 500) }),
  requirements: optionalText({
    label: 'Requirements',
    rule: ({ text }) => text('Requirements', 5000),
  }),
  tags: detail(
    list({
      label: 'Tags',
      rule: ({ textList }) => textList(40, 20, 'You can add up to 20 tags'),
    }),
  ),
  pricing_model: detail(
    choice({
      label: 'Pricing model',
      section: PRICING,
      options: PRICING_MODELS,
      empty: 'fixed',
    }),
  ),
  price: unmapped({ label: 'Price', section: PRICING, empty: '', rule: asTyped }),
  hourly_rate: detail(optionalNumber({ label: 'Hourly rate', section: PRICING, rule: asTyped })),
  estimated_hours: detail(
    optionalNumber({ label: 'Estimated hours', section: PRICING, rule: asTyped }),
  ),
  packages: detail(
    mapped(
      {
        label: 'Packages',
        section: PRICING,
        rule: (rules) => rules.z.array(servicePackage(rules)),
      },
      {
        empty: [],
        toValue: (stored: ServicePackage[]) =>
          stored.map((item) => ({ ...BLANK_PACKAGE, ...item, price: formatNumber(item.price) })),
        toColumn: (packages) =>
          packages.length > 0
            ? packages.map((item) => ({ ...item, price: Number(item.price) }))
            : null,
      },
    ),
  ),
  newPackage: unmapped({
    label: 'New package',
    section: PRICING,
    empty: BLANK_PACKAGE,
    rule: servicePackage,
  }),
  revisions: unmapped({
    label: 'Revisions',
    section: FEATURES,
    empty: 'unlimited',
    rule: ({ z }) => z.enum(REVISIONS),
  }),
  custom_revisions: unmapped({
    label: 'Number of revisions',
    section: FEATURES,
    empty: '',
    rule: ({ text }) => text('Revisions', 50),
  }),
  include_video_call: detail(
    flag({ label: 'Include a video call', section: FEATURES, empty: false }),
  ),
  include_source_files: detail(
    flag({ label: 'Include source files', section: FEATURES, empty: false }),
  ),
  features: detail(
    list({
      label: 'Features',
      section: FEATURES,
      rule: ({ textList }) => textList(200, 30, 'You can add up to 30 features'),
    }),
  ),
  mainImage: unmapped({
    label: 'Main image',
    section: IMAGES,
    empty: noPictures,
    rule: ({ pictures }) => pictures().max(1),
  }),
  gallery: unmapped({
    label: 'Gallery images',
    section: IMAGES,
    empty: noPictures,
    rule: ({ pictures }) => pictures().max(MAX_GALLERY_IMAGES),
  }),
  faqs: detail(
    list({
      label: 'Questions',
      section: QUESTIONS,
      rule: (rules) =>
        rules.z.array(faq(rules)).max(MAX_FAQS, `You can add up to ${MAX_FAQS} questions`),
    }),
  ),
  newFaq: unmapped({ label: 'New question', section: QUESTIONS, empty: BLANK_FAQ, rule: faq }),
  portfolio_url: detail(optionalText({ label: 'Portfolio URL', section: LINKS, rule: link })),
  testimonial_url: detail(optionalText({ label: 'Testimonial URL', section: LINKS, rule: link })),
  is_active: flag({ label: 'Service Status', empty: true }),
};

export const serviceForm = defineForm<Row<'services'>, ServiceMetadata>()(fields, {
  otherColumns: ['price', 'metadata', 'images'],
  visibleIf: {
    hourly_rate: ({ pricing_model }) => pricing_model === 'hourly',
    estimated_hours: ({ pricing_model }) => pricing_model === 'hourly',
    // With another pricing model they are stored too, unless they are invalid: the user could not see the errors.
    packages: ({ pricing_model, packages }) =>
      pricing_model === 'packages' || validatePackageNames(packages) === null,
  },
});

export type ServiceValues = FormValues<typeof serviceForm.fields>;
