import Stack from '@mui/material/Stack';
import { SearchField } from '../../src/components/base/SearchField/SearchField.tsx';
import { Choice } from '../../src/components/practice/Choice/Choice.tsx';

interface Filter {
  text: string;
  onlyFindings: boolean;
}

interface FiltersProps extends Filter {
  /** How much is left, in words. */
  found: string;
  onChange: (filter: Filter) => void;
}

/** Which components and screens the table has. */
export const Filters = ({ text, onlyFindings, found, onChange }: FiltersProps) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
    <SearchField
      label="Component, screen or group"
      value={text}
      found={found}
      onChange={(value) => onChange({ text: value, onlyFindings })}
      sx={{ flex: 1 }}
    />
    <Choice
      type="checkbox"
      variant="chip"
      label="Only with findings"
      checked={onlyFindings}
      onChange={(checked) => onChange({ text, onlyFindings: checked })}
    />
  </Stack>
);
