import { isStrongCopyleft, readLicenses } from '@showcase/data/own-projects';
import { projectForm, type ProjectValues } from '@showcase/data/schemas';
import { Button, Field, Notice, Stack } from '@showcase/ui';
import { TagInput } from '@showcase/ui/controls';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { findErrorMessage } from '../../../shared/entries/find-error-message.ts';

const NO_LICENSES =
  'No licenses were found in this file. Choose a package-lock.json of version 2 or 3, or add the licenses by hand.';
const MAX_BYTES = 20_000_000;

/** The licenses of what others made in the project: typed, or read from a lock file, which never leaves the browser. */
export function ThirdPartyLicenses() {
  const { field, fieldState } = useController<ProjectValues, 'third_party_licenses'>({
    name: 'third_party_licenses',
  });
  const { value, onChange, ref } = field;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const strong = value.filter(isStrongCopyleft);

  async function read(file: File | undefined) {
    if (!file) return;
    const licenses = file.size > MAX_BYTES ? null : readLicenses(await file.text());
    setProblem(licenses ? undefined : NO_LICENSES);
    if (licenses) onChange(licenses);
  }

  return (
    <Stack gap={3}>
      <Field
        label={projectForm.labels.third_party_licenses}
        hint="Press Enter after each, or read them from your package-lock.json"
        error={problem ?? findErrorMessage(fieldState.error)}
      >
        <TagInput ref={ref} value={value} onValueChange={onChange} maxLength={80} />
      </Field>
      <div>
        <Button size="s" onClick={() => input.current?.click()}>
          Read package-lock.json
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label="package-lock.json"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            // So that the same file can be chosen another time.
            currentTarget.value = '';
          }}
        />
      </div>
      {strong.length > 0 && (
        <Notice variant="warning">
          Buyers see that parts are under {strong.join(', ')}. A product with these parts may have
          to be published under the same license.
        </Notice>
      )}
    </Stack>
  );
}
