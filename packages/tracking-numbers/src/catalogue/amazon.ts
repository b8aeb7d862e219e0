import type { Courier } from '../format.ts';
import { digits } from '../pieces.ts';

export const amazon: Courier = {
  name: 'Amazon',
  code: 'amazon',
  formats: [
    {
      name: 'Amazon Logistics',
      description: 'Parcels that Amazon delivers itself',
      patterns: [{ _lead: 'TBA', SerialNumber: digits(12) }],
      samples: {
        valid: ['TBA010000000000', 'tba 0100 0000 0000'],
        invalid: ['TBA01000000000', 'TBA50288727400A', 'TBB010000000000', '000000000000'],
      },
    },
    {
      name: 'Amazon International',
      patterns: [{ _lead: ['A', 'F', 'C'], SerialNumber: digits(10) }],
      samples: {
        valid: ['C1004444443', 'A0000000001', 'F 12345 67890'],
        invalid: ['D1234567890', 'C100444444', 'C10044444433'],
      },
    },
  ],
};
