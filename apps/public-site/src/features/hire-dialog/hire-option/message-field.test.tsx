import { aService } from '@showcase/data/testing';
import { UiProvider } from '@showcase/ui';
import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { MessageField } from './message-field.tsx';
import { findHireOption } from './hire-option.ts';

it.each([
  [null, /^What you need, by when/],
  ['Texts and a logo', /^Ada Stone needs from you: Texts and a logo/],
])('shows the minimum length, also if the creator needs %j', (needs, hint) => {
  const service = aService({ requirements: needs });
  function Form() {
    return (
      <FormProvider {...useForm()}>
        <MessageField creatorName="Ada Stone" option={findHireOption([service], service.id)} />
      </FormProvider>
    );
  }
  render(<Form />, { wrapper: UiProvider });
  expect(screen.getByText(hint).textContent).toContain('At least 20 characters.');
});
