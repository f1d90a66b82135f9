import { validateAmount } from '../validate-amount.ts';
import { formText, formTextList, hasFiftyCharacters } from '../form-text.ts';
import type { Picture } from '../images/picture.ts';
import { isLink } from '../links.ts';
import { addPendingEntryIssue } from '../pending-entry.ts';
import { z } from '../zod.ts';
import {
  validateFaq,
  MAX_FAQS,
  MAX_GALLERY_IMAGES,
  MAX_PACKAGES,
  validatePackage,
  validatePackageNames,
  PRICING_MODELS,
  REVISIONS,
} from './service-rules.ts';

const MAX_HOURS = 10_000;
const MAX_TOTAL = 1_000_000;

const text = (label: string, maxLength: number) =>
  formText(maxLength, `${label} must be at most ${maxLength} characters`);
const link = z
  .string()
  .trim()
  .refine((url) => url === '' || isLink(url), 'Please enter a valid URL');

const packageSchema = z.object({
  name: formText(100),
  description: formText(1000),
  price: z.string().trim(),
  delivery: formText(100),
  features: formTextList(200, 20, 'You can add up to 20 features'),
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
  tags: formTextList(40, 20, 'You can add up to 20 tags'),
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
  features: formTextList(200, 30, 'You can add up to 30 features'),
  mainImage: z.array(z.custom<Picture>()).max(1),
  gallery: z.array(z.custom<Picture>()).max(MAX_GALLERY_IMAGES),
  faqs: z.array(faqSchema).max(MAX_FAQS, `You can add up to ${MAX_FAQS} questions`),
  newFaq: faqSchema,
  portfolio_url: link,
  testimonial_url: link,
});

/** The fields of the service form; numbers are strings as typed, and empty means not specified. */
export const serviceSchema = fields.superRefine((values, context) => {
  const addIssue = (path: keyof ServiceValues, message: string | null) =>
    message && context.addIssue({ code: 'custom', path: [path], message });
  const { pricing_model: model, packages, revisions, custom_revisions } = values;
  if (model === 'fixed') addIssue('price', validateAmount(values.price, 'Price'));
  if (model === 'hourly') {
    addIssue('hourly_rate', validateAmount(values.hourly_rate, 'Hourly rate'));
    addIssue('estimated_hours', validateHours(values));
  }
  if (model === 'packages') {
    if (packages.length === 0) addIssue('packages', 'You must add at least one package');
    if (packages.length > MAX_PACKAGES)
      addIssue('packages', `You can add up to ${MAX_PACKAGES} packages`);
    addIssue('packages', validatePackageNames(packages));
    addPendingEntryIssue(context, 'newPackage', values.newPackage, validatePackage);
  } else if (values.duration === '') addIssue('duration', 'Delivery time is required');
  if (revisions === 'custom' && !/^[1-9]\d{0,2}$/.test(custom_revisions)) {
    addIssue('custom_revisions', 'Enter 1 to 999 revisions');
  }
  addPendingEntryIssue(context, 'newFaq', values.newFaq, validateFaq);
});

export type ServiceValues = z.infer<typeof fields>;

function validateHours({ estimated_hours, hourly_rate }: ServiceValues) {
  if (estimated_hours === '') return 'Estimated hours are required';
  const hours = Number(estimated_hours);
  if (!(hours > 0)) return 'Estimated hours must be a positive number';
  if (hours < 1) return 'Estimated hours must be at least 1';
  if (hours > MAX_HOURS) return 'Estimated hours must be at most 10,000';
  const total = hours * Number(hourly_rate);
  return total > MAX_TOTAL ? 'Rate times hours must be at most $1,000,000' : null;
}
