// Set-up of the tests with a document: patience costs nothing where all is well, and spares a busy machine false alarms.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 60_000 });
