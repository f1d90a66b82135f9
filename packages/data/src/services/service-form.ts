import { z } from '../zod.ts';
import type { Picture } from '../images/picture.ts';
import { isLink } from '../links.ts';
import { refusePending } from '../pending-entry.ts';
import {
  faqFault,
  isAmount,
  MOST_GALLERY_IMAGES,
  packageFault,
  PRICING_MODELS,
  REVISIONS,
} from './service-terms.ts';

const MOST_HOURS = 10_000;
const MOST_PACKAGES = 10;

const text = (label: string, longest: number) =>
  z.string().trim().max(longest, `${label} must be at most ${longest} characters`);
const link = z
  .string()
  .trim()
  .refine((address) => address === '' || isLink(address), 'Please enter a valid URL');

const entryText = (longest: number) =>
  z.string().trim().max(longest, `At most ${longest} characters fit here`);

const packageSchema = z.object({
  name: entryText(100),
  description: entryText(1000),
  price: z.string().trim(),
  delivery: entryText(100),
  features: z.array(entryText(200)).max(20, 'There is room for 20 features'),
});

const faqSchema = z.object({ question: entryText(300), answer: entryText(2000) });

const fields = z.object({
  title: text('Service title', 150).min(1, 'Service title is required'),
  description: text('Description', 10_000)
    .min(1, 'Service description is required')
    .min(50, 'Description should be at least 50 characters'),
  duration: text('Delivery time', 500),
  requirements: text('Requirements', 5000),
  is_active: z.boolean(),
  tags: z.array(text('Tag', 40)).max(20, 'There is room for 20 tags'),
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
  features: z.array(text('Feature', 200)).max(30, 'There is room for 30 features'),
  mainImage: z.array(z.custom<Picture>()).max(1),
  gallery: z.array(z.custom<Picture>()).max(MOST_GALLERY_IMAGES),
  faqs: z.array(faqSchema).max(20, 'There is room for 20 questions'),
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
    refuse('estimated_hours', hoursFault(values.estimated_hours));
  }
  if (model === 'packages') {
    if (packages.length === 0) refuse('packages', 'You must add at least one package');
    if (packages.length > MOST_PACKAGES) refuse('packages', 'There is room for 10 packages');
    refusePending(context, 'newPackage', values.newPackage, packageFault);
  } else if (values.duration === '') refuse('duration', 'Delivery time is required');
  if (revisions === 'custom' && !/^[1-9]\d{0,2}$/.test(custom_revisions)) {
    refuse('custom_revisions', 'Please enter a number of revisions from 1 to 999');
  }
  refusePending(context, 'newFaq', values.newFaq, faqFault);
});

export type ServiceValues = z.infer<typeof fields>;

function amountFault(figure: string, label: string) {
  if (figure === '') return `${label} is required`;
  if (Number(figure) > 1_000_000) return `${label} must be at most $1,000,000`;
  return isAmount(figure) ? null : `${label} must be a positive number`;
}

function hoursFault(hours: string) {
  if (hours === '') return 'Estimated hours are required';
  const count = Number(hours);
  if (count > MOST_HOURS) return 'Estimated hours must be at most 10,000';
  return count >= 1 ? null : 'Estimated hours must be a positive number';
}
