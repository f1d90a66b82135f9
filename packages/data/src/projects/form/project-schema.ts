import { createSchema } from '../../forms/create-schema.ts';
import { mixesDigits } from '../../forms/mixes-digits.ts';
import { addPendingEntryIssue } from '../../forms/pending-entry.ts';
import { validateAmount } from '../../forms/validate-amount.ts';
import { projectForm, type ProjectValues } from './project-form.ts';
import { MAX_MEDIA, validateCodeSample, validateVideo } from './project-rules.ts';

const SUPPORT_DURATION_MESSAGE = 'Support duration must be between 1 and 365 days';

/** The fields of the project form; numbers are strings as typed, and empty means not specified. */
export const projectSchema = createSchema(projectForm).superRefine((values, context) => {
  const addIssue = (path: keyof ProjectValues, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (values.is_for_sale && values.sale_kind === '')
    addIssue('sale_kind', 'Choose whether you sell it once or by license');
  const priceError = values.is_for_sale && validateSalePrice(values.sale_price);
  if (priceError) addIssue('sale_price', priceError);
  if (values.includes_support && !isSupportDuration(values.support_duration)) {
    addIssue('support_duration', SUPPORT_DURATION_MESSAGE);
  }
  if (values.gallery.length + values.videos.length > MAX_MEDIA) {
    addIssue('videos', `You can add up to ${MAX_MEDIA} pictures and videos`);
  }
  addPendingEntryIssue(context, 'newVideo', values.newVideo, validateVideo);
  addPendingEntryIssue(context, 'newCodeSample', values.newCodeSample, validateCodeSample);
});

function validateSalePrice(price: string) {
  return Number(price) >= 1 || mixesDigits(price)
    ? validateAmount(price, 'Sale price')
    : 'Please enter a valid sale price';
}

function isSupportDuration(days: string) {
  return /^\d+$/.test(days) && Number(days) >= 1 && Number(days) <= 365;
}
