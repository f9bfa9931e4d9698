"""Members: guests whom this host knows again on other devices, by a passkey or a recovery code."""
