import { createSchema } from '../forms/create-schema.ts';
import { billingForm } from './billing-form.ts';

export const billingSchema = createSchema(billingForm);
