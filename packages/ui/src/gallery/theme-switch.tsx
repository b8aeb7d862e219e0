import { Field } from '../field.tsx';
import { Select } from '../select.tsx';
import { useEffect, useState } from 'react';

const themes: Record<string, Record<string, string>> = {
  'Usual red': {},
  'Night blue': { accent: '#1f3f77', 'accent-ink': '#ffffff', 'accent-wash': '#e7ecf5' },
  'Sun yellow': { accent: '#f2b134', 'accent-ink': '#1d1a16', 'accent-wash': '#fdf3dd' },
  'Leaf green': { accent: '#1f6b45', 'accent-ink': '#ffffff', 'accent-wash': '#e3f0e8' },
  'Plum, serif head': {
    accent: '#7a2a63',
    'accent-ink': '#ffffff',
    'accent-wash': '#f5e8f1',
    'header-font': "Georgia, 'Times New Roman', serif",
  },
};

/** Puts on what the server would write into the page for an outlet. */
export function ThemeSwitch() {
  const [name, setName] = useState('Usual red');

  useEffect(() => {
    const root = document.documentElement.style;
    const values = Object.entries(themes[name] ?? {});
    for (const [key, value] of values) root.setProperty(`--theme-${key}`, value);
    return () => {
      for (const [key] of values) root.removeProperty(`--theme-${key}`);
    };
  }, [name]);

  return (
    <Field label="Outlet theme">
      <Select fit value={name} onChange={(event) => setName(event.target.value)}>
        {Object.keys(themes).map((theme) => (
          <option key={theme}>{theme}</option>
        ))}
      </Select>
    </Field>
  );
}
