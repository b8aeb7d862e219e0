// A form that posts itself into a frame would take the whole document of a test along, and that of the tests after it.
const { HTMLFormElement: Form } = globalThis as { HTMLFormElement?: { prototype: { submit: () => void } } };
if (Form) Form.prototype.submit = () => undefined;
