import type { ProfileValues } from '@showcase/data/schemas';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileField } from './profile-values.ts';
import { getSection, type ProfileSection } from './profile-sections.ts';

type FocusFieldOptions = {
  form: UseFormReturn<ProfileValues>;
  section: ProfileSection;
  onSectionChange: (section: ProfileSection) => void;
};

/** Returns a function that opens the section of a field and focuses the field once that section is rendered. */
export function useFocusField({ form, section, onSectionChange }: FocusFieldOptions) {
  const pendingField = useRef<ProfileField>(null);

  useEffect(() => {
    if (pendingField.current && getSection(pendingField.current) === section)
      form.setFocus(pendingField.current);
    pendingField.current = null;
  }, [section, form]);

  return (field: ProfileField) => {
    if (getSection(field) === section) {
      form.setFocus(field);
      return;
    }
    pendingField.current = field;
    onSectionChange(getSection(field));
  };
}
