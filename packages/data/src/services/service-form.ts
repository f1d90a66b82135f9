import { amountFault } from '../amount-fault.ts';
import { formText, formWords, hasFiftyCharacters } from '../form-text.ts';
import type { Picture } from '../images/picture.ts';
import { isLink } from '../links.ts';
import { refusePending } from '../pending-entry.ts';
import { z } from '../zod.ts';
import {
  faqFault,
  MOST_FAQS,
  MOST_GALLERY_IMAGES,
  MOST_PACKAGES,
  packageFault,
  packageNameFault,
  PRICING_MODELS,
  REVISIONS,
} from './service-terms.ts';

const MOST_HOURS = 10_000;
const MOST_TOTAL = 1_000_000;

const text = (label: string, longest: number) =>
  formText(longest, `${label} must be at most ${longest} characters`);
const link = z
  .string()
  .trim()
  .refine((address) => address === '' || isLink(address), 'Please enter a valid URL');

const packageSchema = z.object({
  name: formText(100),
  description: formText(1000),
  price: z.string().trim(),
  delivery: formText(100),
  features: formWords(200, 20, 'There is room for 20 features'),
});

const faqSchema = z.object({ question: formText(300), answer: formText(2000) });

const fields = z.object({
  title: text('Service title', 150).min(1, 'Service title is required'),
  description: text('Description', 10_000)
    .min(1, 'Service description is required')
    .refine(hasFiftyCharacters, 'Description should be at least 50 characters'),
  duration: text('Delivery time', 500),
  requirements: text('Requirements', 5000),
  is_active: z.boolean(),
  tags: formWords(40, 20, 'There is room for 20 tags'),
  pricing_model: z.enum(PRICING_MODELS),
  price: z.string().trim(),
  hourly_rate: z.string().trim(),
  estimated_hours: z.string().trim(),
  packages: z.array(packageSchema),
  newPackage: packageSchema,
  revisions: z.enum(REVISIONS),
  custom_revisions: text('Revisions', 50),
  include_video_call: z.boolean(),
  include_source_files: z.boolean(),
  features: formWords(200, 30, 'There is room for 30 features'),
  mainImage: z.array(z.custom<Picture>()).max(1),
  gallery: z.array(z.custom<Picture>()).max(MOST_GALLERY_IMAGES),
  faqs: z.array(faqSchema).max(MOST_FAQS, `There is room for ${MOST_FAQS} questions`),
  newFaq: faqSchema,
  portfolio_url: link,
  testimonial_url: link,
});

/** The service form's fields; figures are the text that was typed, empty text stands for what is not given. */
export const serviceSchema = fields.superRefine((values, context) => {
  const refuse = (path: keyof ServiceValues, message: string | null) =>
    message && context.addIssue({ code: 'custom', path: [path], message });
  const { pricing_model: model, packages, revisions, custom_revisions } = values;
  if (model === 'fixed') refuse('price', amountFault(values.price, 'Price'));
  if (model === 'hourly') {
    refuse('hourly_rate', amountFault(values.hourly_rate, 'Hourly rate'));
    refuse('estimated_hours', hoursFault(values));
  }
  if (model === 'packages') {
    if (packages.length === 0) refuse('packages', 'You must add at least one package');
    if (packages.length > MOST_PACKAGES)
      refuse('packages', `There is room for ${MOST_PACKAGES} packages`);
    refuse('packages', packageNameFault(packages));
    refusePending(context, 'newPackage', values.newPackage, packageFault);
  } else if (values.duration === '') refuse('duration', 'Delivery time is required');
  if (revisions === 'custom' && !/^[1-9]\d{0,2}$/.test(custom_revisions)) {
    refuse('custom_revisions', 'Please enter a number of revisions from 1 to 999');
  }
  refusePending(context, 'newFaq', values.newFaq, faqFault);
});

export type ServiceValues = z.infer<typeof fields>;

function hoursFault({ estimated_hours, hourly_rate }: ServiceValues) {
  if (estimated_hours === '') return 'Estimated hours are required';
  const hours = Number(estimated_hours);
  if (!(hours > 0)) return 'Estimated hours must be a positive number';
  if (hours < 1) return 'Estimated hours must be at least 1';
  if (hours > MOST_HOURS) return 'Estimated hours must be at most 10,000';
  const total = hours * Number(hourly_rate);
  return total > MOST_TOTAL ? 'Rate times hours must be at most $1,000,000' : null;
}
