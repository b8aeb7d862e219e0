import { Route, Routes } from 'react-router';
import { MailList } from './mail-list.tsx';
import { OneMail } from './one-mail.tsx';
import { OneTemplate } from './one-template.tsx';
import { TemplateList } from './template-list.tsx';

export default function MailPage() {
  return (
    <Routes>
      <Route path="/mail" element={<MailList />} />
      <Route path="/mail/templates" element={<TemplateList />} />
      <Route path="/mail/templates/:kind" element={<OneTemplate />} />
      <Route path="/mail/:id" element={<OneMail />} />
    </Routes>
  );
}
